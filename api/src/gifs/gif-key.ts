import { languages } from '../platform/languages.ts';
import { derive } from '../platform/secrets.ts';
import { translator } from '../platform/texts.ts';
import { drawSticker, stickerKeys, stickerSize } from './stickers/draw-sticker.ts';
import { stickerName } from './stickers/find-stickers.ts';

/** A GIF as an answer has it. Its addresses are ours, whoever made it. */
export interface GifView {
  key: string;
  label: string;
  url: string;
  still_url: string;
  width: number;
  height: number;
}

/** A GIF of Giphy's, as far as we need to know it. */
export interface GiphyGif {
  id: string;
  width: number;
  height: number;
}

const giphyShape = /^giphy:([A-Za-z0-9]{4,40}):(\d{1,4})x(\d{1,4}):([\w-]{16})$/;
/** As a part of an address, and what the API takes. */
export const gifKeyPattern = '^(sticker:[a-z_]{1,30}|giphy:[A-Za-z0-9:_-]{10,90})$';

export const stickerKey = (name: string) => `sticker:${name}`;

/** The key of a GIF that a search gave. Signed, so that nothing else can be sent or fetched. */
export function giphyKey(secret: string, { id, width, height }: GiphyGif): string {
  const named = `giphy:${id}:${width}x${height}`;
  return `${named}:${derive(secret, 'gif', named).slice(0, 16)}`;
}

/** The sticker with that key, drawn; undefined when there is none. */
export function drawnSticker(key: string, still: boolean): string | undefined {
  const name = key.replace(/^sticker:/, '');
  if (name === key || !stickerKeys.includes(name)) return undefined;
  return drawSticker(name, still);
}

/** What a key of ours stands for at Giphy; undefined for one that we never gave. */
export function giphyOf(secret: string, key: string): GiphyGif | undefined {
  const gif = readGiphyKey(key);
  return gif && giphyKey(secret, gif) === key ? gif : undefined;
}

/** Whether a key may be sent. */
export function isGif(secret: string, key: string): boolean {
  return drawnSticker(key, true) !== undefined || giphyOf(secret, key) !== undefined;
}

/** A GIF that was found or sent. */
export function viewGif(key: string, language: string): GifView {
  const { width, height } = readGiphyKey(key) ?? { width: stickerSize, height: stickerSize };
  const url = (variant: string) => `/api/gif/${key}/${variant}`;
  const label = gifLabel(key, language);
  return { key, label, url: url('moving'), still_url: url('still'), width, height };
}

/** What it is called where it cannot be seen. */
export function gifLabel(key: string, language: string): string {
  if (!key.startsWith('sticker:')) return translator(language)('gif');
  const known = languages.find((one) => one === language) ?? 'en';
  return stickerName(key.slice('sticker:'.length), known);
}

function readGiphyKey(key: string): GiphyGif | undefined {
  const [, id, width, height] = giphyShape.exec(key) ?? [];
  return id ? { id, width: Number(width), height: Number(height) } : undefined;
}
