import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessible.ts';
import { wordsOn } from '../support/english.ts';
import type { Member } from '../support/member.ts';
import { memberPages, memberWithOthers, type Others } from '../support/member-pages.ts';
import { answerOddly, type Oddness } from '../support/odd-answers.ts';
import { inOneTab } from '../support/one-tab.ts';
import { sharedProduct } from '../support/product/product.ts';
import { settled } from '../support/settled.ts';
import { slips } from '../support/slips.ts';
import { expect } from '../support/test.ts';

// A picture that the answers made up is not there, nor a conversation.
const test = inOneTab({ viewport: { width: 320, height: 640 } });
test.use({ expectedErrors: /404 \(Not Found\)/ });

async function expectToStand(page: Page): Promise<void> {
  await settled(page);
  await expect.soft(page.getByRole('main')).toBeVisible();
  await expect.soft(page.getByRole('button', { name: 'Probeer opnieuw' })).toHaveCount(0);
  expect.soft((await wordsOn(page)).filter((words) => slips.test(words))).toEqual([]);
  await expectNoSidewaysScroll(page);
}

let member: Member;
let others: Others;
test.beforeAll(async () => {
  ({ member, others } = await memberWithOthers(sharedProduct()));
});

for (const how of ['abundant', 'meagre'] satisfies Oddness[]) {
  for (const [name, address] of Object.entries(memberPages)) {
    test(`${how} answers: ${name} stands, says nothing odd, and fits 320 px [R27]`, async ({
      page,
      context,
    }) => {
      await member.enter(context);
      await answerOddly(page, how);
      await page.goto(address(others));
      await expectToStand(page);
    });
  }
}
