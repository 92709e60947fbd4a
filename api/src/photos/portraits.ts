import type { Context } from '../platform/context.ts';
import { Line } from '../platform/line.ts';
import { toBlurred } from './make-variants.ts';
import type { Variant } from './picture-url.ts';

/** Size of the drawings behind the photos of demo members. */
export const portraitSize = { width: 800, height: 1200 };

const sizes = { thumb: { width: 400, height: 500 }, full: portraitSize };
/** Counts how often the drawings changed: kept pictures of before are not theirs. */
const drawnAnew = 5;
const line = new Line(2);
const asked = new Map<string, Promise<Buffer>>();

/** What is drawn, as it is kept with the photo. */
export function portraitName(gender: string, age: number, seed: number, index: number): string {
  return [gender, age, seed, index].join('-');
}

/** A picture of a demo member: drawn when first asked for, kept for all later. */
export function portraitPicture(ctx: Context, portrait: string, variant: Variant): Promise<Buffer> {
  const key = `portraits/${drawnAnew}/${portrait}/${variant}.webp`;
  // From the look for a kept one on: who is told late that there is none would draw it once more.
  const running =
    asked.get(key) ?? keptOrDrawn(ctx, portrait, variant, key).finally(() => asked.delete(key));
  asked.set(key, running);
  return running;
}

async function keptOrDrawn(
  ctx: Context,
  portrait: string,
  variant: Variant,
  key: string,
): Promise<Buffer> {
  if (await ctx.files.exists(key)) return Buffer.from(await ctx.files.getBytes(key));
  const picture =
    variant === 'blurred'
      ? await toBlurred(await portraitPicture(ctx, portrait, 'thumb'))
      : await line.run(() => draw(portrait, variant));
  await ctx.files.put(key, picture);
  return picture;
}

async function draw(portrait: string, variant: 'thumb' | 'full'): Promise<Buffer> {
  // Only ever needed outside production, where demo members are.
  const { renderPortrait } = await import('@afterglow/demo/portraits/render');
  const [gender, age, seed, index] = portrait.split('-');
  const { width, height } = sizes[variant];
  const person = { gender: gender === 'male' ? 'male' : 'female', age: Number(age) } as const;
  return renderPortrait(Number(seed), person, Number(index), width, height);
}
