import type { Figure } from '../figure/figure.ts';
import type { Setting } from '../figure/setting.ts';
import { drawDog } from './dog.ts';
import { drawTable } from './table.ts';
import { drawWave } from './wave.ts';

const drawings: Record<Setting, ((figure: Figure) => string) | undefined> = {
  face: undefined,
  place: undefined,
  table: drawTable,
  dog: drawDog,
  wave: drawWave,
};

/** What stands between the person and the camera. */
export const drawForeground = (figure: Figure): string =>
  drawings[figure.scene.setting]?.(figure) ?? '';
