import type { Page } from '@playwright/test';

/** From now on the page notes each frame in which its main part shows nothing: the address, and what is in that part. */
export async function watchEmptyFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawn = { opacityProperty: true, visibilityProperty: true };
    const isEmpty = (main: Element) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data = '', parentElement } = texts.currentNode as Text;
        if (data.trim() === '' || parentElement?.closest('.visually-hidden')) continue;
        if (parentElement?.checkVisibility(drawn)) return false;
      }
      return ![...main.querySelectorAll('img, .sk')].some((one) => one.checkVisibility(drawn));
    };
    const emptyFrames: string[] = [];
    Object.assign(window, { emptyFrames });
    requestAnimationFrame(function look() {
      const main = document.querySelector('main');
      if (!main || isEmpty(main))
        emptyFrames.push(`${location.pathname} ${main?.innerHTML ?? 'no main'}`);
      requestAnimationFrame(look);
    });
  });
}

export const emptyFrames = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { emptyFrames: string[] }).emptyFrames);
