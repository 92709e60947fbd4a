import { drawPieces } from '@afterglow/shared-ui/testing/draw-pieces';
import { begin, pieces } from './pieces.tsx';

beforeAll(begin);
drawPieces(pieces);
