import { Cells } from '../cells/cells.ts';

/** One API that has every host, as without the variable `CELLS`. */
export const oneCell = (apiUrl: string): Cells => new Cells([{ name: 'one', apiUrl }]);
