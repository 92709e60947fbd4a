import { drawPieces } from '@afterglow/shared-ui/testing/draw-pieces';
import { begin, pieces } from './pieces.tsx';

beforeAll(async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  await begin();
});
drawPieces(pieces);
