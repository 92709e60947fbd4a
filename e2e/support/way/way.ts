import type { Page } from '@playwright/test';
import { type Client, client } from '../client.ts';
import { type Member, newMember } from '../member.ts';
import { rooms as present, type Rooms } from '../rooms/rooms.ts';
import type { RunningProduct } from '../running-product.ts';

/** Of the way from visitor to Premium: the frame of a mail runs nothing, not even Playwright's. */
export const expectedErrors = /^Failed to load resource|mailbox.*is sandboxed/;

/** Milliseconds it may take on a busy machine. */
export const patience = 180_000;

/** A visitor on the way to Premium, and whom he meets. */
export interface Way {
  page: Page;
  product: RunningProduct;
  rooms: Rooms;
  name: string;
  email: string;
  /** The API as his browser. */
  api: Client;
  her: Member;
}

/** `rooms` are those of the releases that run; by default those of the working tree. */
export async function setOut(page: Page, product: RunningProduct, rooms = present): Promise<Way> {
  const her = await newMember(product, { photos: [false, true, true] });
  const name = `Piet${her.name}`;
  const email = `${name.toLowerCase()}@example.org`;
  const api = client(page.context().request, product.url);
  return { page, product, rooms, name, email, api, her };
}
