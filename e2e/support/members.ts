import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { client } from './client.ts';
import { linkIn, newestMail } from './mailbox.ts';
import type { RunningProduct } from './running-product.ts';

export interface Account {
  email: string;
  password: string;
  name: string;
}

/** What a test may say of its newcomer; the rest is an ordinary Dutch man of thirty. */
export interface Newcomer {
  name?: string;
  language?: 'en' | 'nl';
  gender?: 'male' | 'female';
  seeks?: 'male' | 'female';
  /** Follow the link of the activation mail; yes by default. */
  activate?: boolean;
}

/** Makes an account of the test's own through the API; the context is logged in as it. */
export async function signUp(
  product: RunningProduct,
  context: BrowserContext,
  { name = 'Sanne', activate = true, ...wishes }: Newcomer = {},
): Promise<Account> {
  const account = { email: `${randomUUID()}@example.org`, password: 'Warm-evening-77', name };
  const api = client(context.request, product.url);
  await api.post('/api/signup.php', {
    ...account,
    gender: 'male',
    seeks: 'female',
    date_of_birth: '1994-05-17',
    country: 'NL',
    region: 'NL-09',
    city: 'utrecht',
    language: 'nl',
    consent: true,
    ...wishes,
  });
  if (activate) {
    const link = linkIn(await newestMail(product.dataFolder, account.email), '/activate');
    await api.post('/api/activate.php', { token: new URL(link).searchParams.get('token') });
  }
  return account;
}

/** Logs the context in without the login page. */
export async function logIn(
  product: RunningProduct,
  context: BrowserContext,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await client(context.request, product.url).post('/api/user.php', { email, password });
}

/** A demo account, by a word of its description such as "Premium". Shared: do not change it. */
export function demoAccount(product: RunningProduct, about: string): Account {
  const file = join(product.dataFolder, 'accounts.json');
  const { accounts } = JSON.parse(readFileSync(file, 'utf8')) as {
    accounts: (Account & { about: string })[];
  };
  const found = accounts.find((account) => account.about.includes(about));
  if (!found) throw new Error(`no demo account is described by "${about}"`);
  return found;
}
