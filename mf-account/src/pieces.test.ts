import { drawPieces } from '@afterglow/shared-ui/testing/draw-pieces';
import { begin, pieces } from './pieces.tsx';

beforeAll(async () => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  await begin();
});
drawPieces(pieces);
