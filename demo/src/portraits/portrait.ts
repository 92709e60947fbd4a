import { drawEarrings } from './accessories/earrings.ts';
import { drawGlasses } from './accessories/glasses.ts';
import { drawNecklace } from './accessories/necklace.ts';
import { drawAir, drawBackdrop } from './backdrop/backdrop.ts';
import { drawClothes } from './clothes/clothes.ts';
import { drawAgeLines } from './face/age-lines.ts';
import { drawBeard } from './face/beard.ts';
import { drawBrows } from './face/brows.ts';
import { drawEars } from './face/ears.ts';
import { drawEyes } from './face/eyes.ts';
import { drawFace, drawFaceRim } from './face/face.ts';
import { drawMarks } from './face/marks.ts';
import { drawMouth } from './face/mouth.ts';
import { drawNose } from './face/nose.ts';
import { createBody, drawBody } from './figure/body.ts';
import { createFigure } from './figure/figure.ts';
import type { PhotoScene } from './figure/scene.ts';
import { drawForeground } from './foreground/foreground.ts';
import { castShadow, drawHair } from './hair/hair.ts';
import { num } from './paint/geometry.ts';
import { createPaint, type Paint } from './paint/paint.ts';
import type { HairStyle, PortraitTraits } from './traits/traits.ts';

export { type PhotoScene, sceneFrom } from './figure/scene.ts';
export type { PortraitTraits } from './traits/traits.ts';
export { traitsFrom } from './traits/traits-from.ts';

export const canvas = { width: 800, height: 1200 } as const;

/** The part of the canvas to show, in canvas units. */
export interface Frame {
  y: number;
  height: number;
  x: number;
  width: number;
  outputWidth: number;
  outputHeight: number;
}

const full: Frame = {
  x: 0,
  y: 0,
  ...canvas,
  outputWidth: canvas.width,
  outputHeight: canvas.height,
};

/** Head space has its origin between the eyes; this is where it lands on the canvas. */
const eyes = { x: 400, y: 452 };

/** Hair that stands high needs some room, or the card cuts it off. */
const tall: readonly HairStyle[] = ['topBun', 'halfUp', 'manBun', 'afro', 'curlyTop', 'quiff'];

/** The place behind the person, out of focus. */
export function placeSvg(scene: PhotoScene, frame: Frame = full): string {
  const paint = createPaint();
  return svg(frame, paint, drawBackdrop(scene, paint));
}

/** The person before a picture (PNG) of the place in the same frame. */
export function portraitSvg(
  traits: PortraitTraits,
  scene: PhotoScene,
  frame: Frame = full,
  place: Buffer = Buffer.alloc(0),
): string {
  const figure = createFigure(traits, scene);
  const { paint } = figure;
  const body = createBody(figure);
  const hair = drawHair(figure);
  const { tilt, lean, zoom, dx, dy } = scene.pose;
  const [scale, drop] = tall.includes(traits.hair.style) ? [zoom * 0.92, 34] : [zoom, 0];
  const turned = (markup: string): string =>
    markup === '' ? '' : `<g transform="rotate(${num(tilt)} 0 200)">${markup}</g>`;
  const head = [
    hair.showsEars ? drawEars(figure) : '',
    drawFace(figure),
    drawMarks(figure),
    drawAgeLines(figure),
    drawBeard(figure),
    drawNose(figure),
    drawMouth(figure),
    drawEyes(figure),
    drawBrows(figure),
    castShadow(figure, hair.cast),
    drawFaceRim(figure),
    drawGlasses(figure),
    hair.front,
    hair.showsEars ? drawEarrings(figure) : '',
  ].join('');
  const person = [
    turned(hair.back),
    `<g transform="${turnedBody(scene.pose.body)}">${drawBody(figure, body)}${drawNecklace(figure, body)}${drawClothes(figure, body)}</g>`,
    turned(hair.over ?? ''),
    turned(head),
  ].join('');
  const content = [
    behind(frame, place),
    `<g transform="translate(${num(eyes.x + dx)} ${num(eyes.y + dy + drop)}) scale(${scale.toFixed(3)}) rotate(${num(lean)} 0 520)">${person}</g>`,
    drawForeground(figure),
    drawAir(scene, paint),
  ].join('');
  return svg(frame, paint, content);
}

/** Shoulders turn about the neck, which stays under the head: one sinks, both come nearer to it. */
function turnedBody(turn: number): string {
  const neck = 180;
  const slant = -turn * 5;
  const back = -neck * Math.tan((slant * Math.PI) / 180);
  const narrow = 1 - Math.abs(turn) * 0.07;
  return `rotate(${num(turn * 2.5)} 0 ${neck}) translate(${num(back)} 0) skewX(${num(slant)}) scale(${narrow.toFixed(3)} 1)`;
}

/** Reaches a little over the frame: a picture that is drawn larger fades at its edges. */
function behind({ x, y, width, height }: Frame, place: Buffer): string {
  const over = 6;
  return `<image x="${num(x - over)}" y="${num(y - over)}" width="${num(width + 2 * over)}" height="${num(height + 2 * over)}" preserveAspectRatio="none" href="data:image/png;base64,${place.toString('base64')}"/>`;
}

function svg({ x, y, width, height, ...output }: Frame, paint: Paint, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(x)} ${num(y)} ${num(width)} ${num(height)}" width="${output.outputWidth}" height="${output.outputHeight}">${paint.markup()}${content}</svg>`;
}
