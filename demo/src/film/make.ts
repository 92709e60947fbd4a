import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { eveningSvg, film } from './evening.ts';

// node demo/src/film/make.ts FOLDER: draws the film of the lander `video` and its first picture.
// It needs ffmpeg; the product does not, for the film lies in the repository.
const [folder = '.'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const frames = film.seconds * film.fps;
const picture = (frame: number) => sharp(Buffer.from(eveningSvg(frame / frames)));

await picture(0).webp({ quality: 72 }).toFile(join(folder, 'poster.webp'));

const encoder = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
    ...['-s', `${film.width}x${film.height}`, '-r', String(film.fps), '-i', '-'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '30', '-pix_fmt', 'yuv420p'],
    ...['-movflags', '+faststart', '-an', join(folder, 'evening.mp4')],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
for (let frame = 0; frame < frames; frame += 1) {
  const pixels = await picture(frame).removeAlpha().raw().toBuffer();
  if (!encoder.stdin.write(pixels)) await new Promise((done) => encoder.stdin.once('drain', done));
}
encoder.stdin.end();
