import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

for (const width of [800, 1280]) {
  test(`a window of ${width} px has the search that fits it`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(product.on('another.localhost', '/members'));
    const isWide = width >= 992;
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Filters' })).toBeVisible({ visible: isWide });
    await expect(main.getByRole('button', { name: 'Filters' })).toBeVisible({ visible: !isWide });
  });
}

test('faces that only some screens show wait for the styles', async ({ page }) => {
  await page.goto('/');
  const faces = page.locator('main [aria-hidden=true] img');
  await expect(faces.first()).toBeAttached();
  await expect(page.locator('main [aria-hidden=true] img:not([loading=lazy])')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a ${colorScheme} device gets a ${colorScheme} page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const canvas = { light: 'rgb(255, 249, 247)', dark: 'rgb(20, 13, 17)' }[colorScheme];
    await expect(page.locator('body')).toHaveCSS('background-color', canvas);
  });
}
