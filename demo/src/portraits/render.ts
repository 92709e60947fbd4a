import sharp from 'sharp';
import { canvas, type Frame, placeSvg, portraitSvg, sceneFrom, traitsFrom } from './portrait.ts';
import type { Gender } from './traits/traits.ts';

/** A place is out of focus: drawn so many times smaller it looks the same, and blurs in a tenth of the time. */
const placeScale = 4;

/** Vertical focus of every crop: faces sit in the upper third. */
const focus = 0.32;

/** Covers the wanted size; the crop happens in the drawing, so a thumbnail costs less than a full picture. */
export function frameFor(width: number, height: number): Frame {
  const wanted = width / height;
  const cropWidth = Math.min(canvas.width, canvas.height * wanted);
  const cropHeight = Math.min(canvas.height, canvas.width / wanted);
  return {
    x: (canvas.width - cropWidth) / 2,
    y: (canvas.height - cropHeight) * focus,
    width: cropWidth,
    height: cropHeight,
    outputWidth: width,
    outputHeight: height,
  };
}

export async function renderPortrait(
  seed: number,
  who: { gender: Gender; age: number },
  photoIndex: number,
  width: number,
  height: number,
): Promise<Buffer> {
  const scene = sceneFrom(seed, photoIndex);
  const frame = frameFor(width, height);
  const place = await sharp(Buffer.from(placeSvg(scene, smaller(frame))))
    .png({ compressionLevel: 0 })
    .toBuffer();
  const svg = portraitSvg(traitsFrom(seed, who), scene, frame, place);
  return sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 84, effort: 1 }).toBuffer();
}

const smaller = (frame: Frame): Frame => ({
  ...frame,
  outputWidth: Math.ceil(frame.outputWidth / placeScale),
  outputHeight: Math.ceil(frame.outputHeight / placeScale),
});
