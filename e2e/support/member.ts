import { randomBytes, randomUUID } from 'node:crypto';
import { type BrowserContext, request } from '@playwright/test';
import { type Client, client } from './client.ts';
import { linkIn, newestMail } from './mailbox.ts';
import { makePhoto } from './photo.ts';
import type { Product } from './product/product.ts';

/** What a test may say of its newcomer; the rest is an ordinary Dutch woman of thirty. */
export interface Newcomer {
  gender?: 'male' | 'female';
  seeks?: 'male' | 'female' | 'both';
  language?: 'en' | 'nl';
  /** One photo each; a private one for every true. */
  photos?: boolean[];
  /** Follows the link of the activation mail; yes by default. */
  activate?: boolean;
}

/** A member of the test's own, who acts through the API like another browser somewhere else. */
export interface Member {
  id: string;
  name: string;
  email: string;
  password: string;
  api: Client;
  /** Logs a browser in as this member, without the form. */
  enter(context: Pick<BrowserContext, 'addCookies'>): Promise<void>;
  /** Writes to a member; resolves to the conversation. */
  write(to: string, body: string): Promise<string>;
  credits(): Promise<number>;
  /** Orders a package and pays for it at the sandbox's checkout. */
  buy(pack: string): Promise<void>;
  conversations(): Promise<Conversation[]>;
  messages(conversation: string): Promise<Message[]>;
}

export interface Conversation {
  conversation: string;
  profile: string;
  num_unread_messages: number;
}

export interface Message {
  id: string;
  sender: string;
  body: string;
  credits: number;
}

/** The names of all, which no address may tell. */
export const membersMade = new Set<string>();

/** Letters only, and no two alike: tests look for people by name. */
function newName(): string {
  const hex = randomUUID().replaceAll('-', '').slice(0, 8);
  return `S${hex.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
}

/** An address of their own: a house may sign up only so many. */
const newAddress = () => `10.${[...randomBytes(3)].join('.')}`;

/** Signs somebody new up on the Dutch site. */
export async function newMember(
  product: Product,
  { photos = [], activate = true, ...wishes }: Newcomer = {},
): Promise<Member> {
  const context = await request.newContext({
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  });
  const api = client(context, product.url);
  const name = newName();
  membersMade.add(name);
  const account = { name, email: `${name.toLowerCase()}@example.org`, password: 'Warm-evening-77' };
  const draft = {
    ...account,
    ...{ gender: 'female', seeks: 'male', date_of_birth: '1994-05-17' },
    ...{ country: 'NL', region: 'NL-09', city: 'utrecht', language: 'nl', consent: true },
    ...wishes,
  };
  const { user } = await api.post<{ user: { id: string } }>('/api/signup.php', draft);
  if (activate) {
    const link = linkIn(await newestMail(product.dataFolder, account.email), '/activate');
    await api.post('/api/activate.php', { token: new URL(link).searchParams.get('token') });
  }
  for (const [index, isPrivate] of photos.entries()) {
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(index) };
    await api.upload('/api/photo.php', { photo, private: isPrivate ? '1' : '0' });
  }

  return {
    ...account,
    id: user.id,
    api,
    async enter(browser) {
      await browser.addCookies((await context.storageState()).cookies);
    },
    async write(to, body) {
      const sent = { profile: to, client_id: randomUUID(), kind: 'text', body };
      const { message } = await api.post<{ message: { conversation: string } }>(
        '/api/message.php',
        sent,
      );
      return message.conversation;
    },
    async credits() {
      return (await api.get<{ user: { credits: number } }>('/api/user.php')).user.credits;
    },
    async buy(pack) {
      const order = { package: pack, paymentmethod: 'paypal', waiver: true };
      const { redirect_url } = await api.post<{ redirect_url: string }>('/api/payment.php', order);
      const form = { outcome: 'pay', delivery: 'now' };
      const headers = { origin: product.url };
      const paid = await context.post(redirect_url, { form, headers, maxRedirects: 0 });
      if (paid.status() !== 303) throw new Error(`not paid: ${paid.status()}`);
    },
    conversations: async () => (await api.get<{ chats: Conversation[] }>('/api/chats.php')).chats,
    messages: async (conversation) =>
      (await api.get<{ messages: Message[] }>(`/api/chat.php?conversation=${conversation}`))
        .messages,
  };
}
