import type { Page } from '@playwright/test';
import { type Client, client } from '../client.ts';
import { type Member, newMember } from '../member.ts';
import { type PageObjects, pageObjects as present } from '../pages/page-objects.ts';
import type { Product } from '../product/product.ts';

/** On the journey from visitor to Premium: the frame of a mail runs nothing, not even Playwright's. */
export const expectedErrors = /^Failed to load resource|mailbox.*is sandboxed/;

/** Milliseconds it may take on a busy machine. */
export const patience = 180_000;

/** A visitor who becomes a Premium member, step by step, and whom he meets. */
export interface Journey {
  page: Page;
  product: Product;
  pages: PageObjects;
  name: string;
  email: string;
  /** The API as his browser. */
  api: Client;
  her: Member;
}

/** `pages` are those of the releases that run; by default those of the working tree. */
export async function beginJourney(
  page: Page,
  product: Product,
  pages = present,
): Promise<Journey> {
  const her = await newMember(product, { photos: [false, true, true] });
  const name = `Piet${her.name}`;
  const email = `${name.toLowerCase()}@example.org`;
  const api = client(page.context().request, product.url);
  return { page, product, pages, name, email, api, her };
}
