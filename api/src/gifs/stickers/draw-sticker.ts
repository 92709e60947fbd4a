import { bodies } from './bodies.ts';
import { face } from './faces.ts';
import { motionRules, moving } from './motions.ts';
import { characters, objects } from './recipes.ts';
import { type Thing, things } from './things.ts';

export const stickerSize = 200;

/** Keys of all stickers, in the order they are offered. */
export const stickerKeys = [...Object.keys(characters), ...Object.keys(objects)];

/** What a sticker is found by, in concepts; the first is its name. */
export function wordsOf(key: string): readonly string[] {
  return characters[key]?.words ?? objects[key as Thing] ?? [];
}

/** A sticker as SVG that moves by itself, or stands still. */
export function drawSticker(key: string, still = false): string {
  const drawing = characters[key] ? drawCharacter(key) : things[key as Thing];
  const rules = still ? '.m{animation:none!important}' : motionRules(drawing);
  const size = `width="${stickerSize}" height="${stickerSize}" viewBox="0 0 ${stickerSize} ${stickerSize}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${rules}</style>${drawing}</svg>`;
}

function drawCharacter(key: string): string {
  const character = characters[key];
  if (!character) throw new Error(`No sticker: ${key}`);
  const { body, motion, every, behind = '', before = '' } = character;
  const { drawing, faceAt } = bodies[body];
  const whole = drawing + face(character, faceAt);
  const lively = moving(motion, whole, { around: 'bottom', ...(every && { every }) });
  return behind + lively + before;
}
