import { expect, type Page } from '@playwright/test';
import type { Member } from '../../support/member.ts';
import type { Others } from '../../support/member-pages.ts';

/** Something a person does on a page that the server has to be told. */
export interface Act {
  /** Whoever does it is logged in, unless it says otherwise. */
  byVisitor?: true;
  path: string | ((others: Others) => string);
  /** Types and chooses what is to be sent. */
  fill?: (page: Page, member: Member) => Promise<void>;
  /** Sends it, the first time and again. */
  send: (page: Page) => Promise<void>;
  /** Sees that nothing of what was typed and chosen is lost. */
  kept: (page: Page, member: Member) => Promise<void>;
  /** Sees that it is done. */
  done: (page: Page) => Promise<void>;
  /** What is not said, and why it cannot be. */
  not?: Record<string, string>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const text = 'Wie loopt er een rondje mee langs het water?';

const terms = [/mijn credits meteen/, /herroepingsrecht/];

export const acts: Record<string, Act> = {
  'logging in': {
    byVisitor: true,
    path: '/login',
    async fill(page, { email, password }) {
      await field(page, 'E-mail').fill(email);
      await field(page, 'Wachtwoord').fill(password);
    },
    send: (page) => page.locator('form').getByRole('button', { name: 'Inloggen' }).click(),
    kept: (page, { email }) => expect(field(page, 'E-mail')).toHaveValue(email),
    done: (page) => expect(page).toHaveURL(/\/members$/),
  },
  'asking for a new password': {
    byVisitor: true,
    path: '/reset-password',
    fill: (page, { email }) => field(page, 'E-mail').fill(email),
    send: (page) => button(page, 'Stuur me de link').click(),
    kept: (page, { email }) => expect(field(page, 'E-mail')).toHaveValue(email),
    done: (page) => expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible(),
  },
  'writing about oneself': {
    path: '/profile',
    fill: (page) => field(page, 'Over mij').fill(text),
    async send(page) {
      await field(page, 'Over mij').focus();
      await field(page, 'Over mij').blur();
    },
    kept: (page) => expect(field(page, 'Over mij')).toHaveValue(text),
    done: (page) => expect(page.getByText('Opgeslagen').first()).toBeVisible(),
  },
  liking: {
    path: ({ stranger }) => `/members/${stranger}`,
    send: (page) => button(page, /^Like /).click(),
    kept: (page) => expect(button(page, /^Like /)).toHaveAttribute('aria-pressed', 'false'),
    done: (page) => expect(button(page, /^Like /)).toHaveAttribute('aria-pressed', 'true'),
  },
  reporting: {
    path: ({ stranger }) => `/members/${stranger}`,
    async fill(page) {
      await button(page, /^Meer over/).click();
      await page.getByRole('menuitem', { name: /melden/ }).click();
      await page.getByRole('radio', { name: 'Vraagt om geld' }).check({ force: true });
      await page.getByRole('dialog').getByRole('textbox').fill(text);
    },
    send: (page) => button(page, 'Melding sturen').click(),
    kept: (page) => expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(text),
    done: (page) => expect(page.getByText('We hebben je melding')).toBeVisible(),
  },
  'looking a code up': {
    path: '/credits',
    async fill(page) {
      await button(page, 'Ik heb een kortingscode').click();
      await field(page, 'Kortingscode').fill('ZOMER');
    },
    send: (page) => button(page, 'Toepassen').click(),
    kept: (page) => expect(field(page, 'Kortingscode')).toHaveValue('ZOMER'),
    done: (page) => expect(page.getByText('Deze code kennen we niet')).toBeVisible(),
  },
  ordering: {
    path: '/credits/nl-150/paypal',
    async fill(page) {
      for (const name of terms) await page.getByRole('checkbox', { name }).check();
    },
    send: (page) => button(page, /^Bestel en betaal/).click(),
    async kept(page) {
      for (const name of terms) await expect(page.getByRole('checkbox', { name })).toBeChecked();
    },
    done: (page) => expect(page).toHaveURL(/\/sandbox\/checkout\//),
  },
  leaving: {
    path: '/settings/delete',
    async fill(page, { password }) {
      await button(page, 'Toch verwijderen').click();
      await page.getByRole('radio', { name: 'Het is te duur' }).check({ force: true });
      await field(page, 'Je wachtwoord').fill(password);
    },
    send: (page) => button(page, 'Account verwijderen').click(),
    kept: (page) => expect(page.getByRole('radio', { name: 'Het is te duur' })).toBeChecked(),
    done: (page) => expect(page).toHaveURL(/\/account-deleted$/),
    not: { 'is cut off': 'who has left has no session to ask with; the mail says it' },
  },
};
