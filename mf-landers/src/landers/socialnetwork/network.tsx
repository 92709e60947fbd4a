import { Bike, BookOpen, Camera, ChefHat, Dog, Mountain, Music } from 'lucide-react';
import type { Wanted } from '../../features/people/niche-people.ts';
import { usePeople } from '../../features/people/use-people.ts';
import { WallPhoto } from '../../features/people/wall-photo.tsx';
import styles from './network.module.scss';

/** Where each face stands, in parts of the picture, and what leads there. */
const knots = [
  { x: 20, y: 16, sign: Music },
  { x: 56, y: 9, sign: Mountain },
  { x: 87, y: 26, sign: BookOpen },
  { x: 90, y: 68, sign: Camera },
  { x: 62, y: 90, sign: ChefHat },
  { x: 22, y: 84, sign: Dog },
  { x: 9, y: 50, sign: Bike },
] as const;
const middle = { x: 50, y: 50 };
const place = (x: number, y: number) => ({ left: `${x}%`, top: `${y}%` });

interface Props {
  faces: Wanted;
  you: string;
}

/** Decoration, so hidden from screen readers. */
export function Network({ faces, you }: Props) {
  const { people } = usePeople(faces);
  return (
    <div className={styles.network} aria-hidden="true">
      <svg className={styles.threads} viewBox="0 0 100 100" preserveAspectRatio="none">
        <title>{you}</title>
        {knots.map(({ x, y }, i) => {
          const next = knots[(i + 1) % knots.length] ?? middle;
          return (
            <g key={x}>
              <path d={`M${middle.x} ${middle.y}L${x} ${y}`} />
              <path className={styles.faint} d={`M${x} ${y}L${next.x} ${next.y}`} />
            </g>
          );
        })}
      </svg>
      {knots.map(({ x, y, sign: Sign }, i) => (
        <div key={x}>
          {people?.length !== 0 && (
            <div className={styles.knot} style={place(x, y)}>
              <WallPhoto
                className={styles.face}
                labelClassName={styles.label}
                member={people?.[i % people.length]}
              />
            </div>
          )}
          <span
            className={styles.sign}
            style={place((x * 1.1 + middle.x * 0.9) / 2, (y * 1.1 + middle.y * 0.9) / 2)}
          >
            <Sign className="i" />
          </span>
        </div>
      ))}
      <span className={styles.you} style={place(middle.x, middle.y)}>
        {you}
      </span>
    </div>
  );
}
