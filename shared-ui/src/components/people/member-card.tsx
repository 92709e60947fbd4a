import { Link } from '@afterglow/shared-ui/router';
import { BadgeCheck, Heart } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { cx } from '../../cx.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../labels/badge.tsx';
import { FictionalLabel } from './fictional-label.tsx';
import { GoldTick } from './gold-tick.tsx';
import { Photo, type PhotoProps } from './photo.tsx';
import { Presence } from './presence.tsx';

export interface MemberCardProps {
  to: string;
  name: string;
  age: number;
  city?: string | null | undefined;
  /** "3 km", already written out; never cut, the city gives way. */
  distance?: string | undefined;
  photo: Pick<PhotoProps, 'src' | 'tone'> | null;
  /** The link's full name: person, age, city and every state. */
  label: string;
  /** Words to show, present when the state is: "Online", "New", "Fictional", "Premium member". */
  online?: string | false | undefined;
  isNew?: string | false | undefined;
  fictional?: string | false | undefined;
  premium?: string | false | undefined;
  /** "Photo verified": of whom photos were compared. */
  verified?: string | false | undefined;
  /** Whether the fictional label has its icon. */
  fictionalIcon?: boolean | undefined;
  like?: {
    liked: boolean;
    /** "Like Sofia"; the pressed state is spoken by itself. */
    label: string;
    onToggle: () => void;
  };
  /** One of the first cards on the page. */
  priority?: boolean;
  className?: string;
}

/**
 * Where pages are drawn ahead: puts a card there by what is known of others like it; undefined for one that
 * draws itself. A browser has none.
 */
export const CardTemplate = createContext<(props: MemberCardProps) => ReactNode>(() => undefined);

/** One link over the whole photo, and the like button as its sibling above it. */
export function MemberCard(props: MemberCardProps) {
  const place = useContext(CardTemplate);
  return place(props) ?? <Card {...props} />;
}

function Card(props: MemberCardProps) {
  const { to, name, age, city, distance, photo, label, like } = props;
  const { online, isNew, fictional, premium, verified, priority, className } = props;
  return (
    <Photo
      src={null}
      {...photo}
      alt=""
      scrim
      priority={priority ?? false}
      className={cx('mcard on-photo', like && 'has-like', className)}
    >
      <Link className="card-a" to={to} aria-label={label} />
      <div className="top" aria-hidden="true">
        {isNew && <Badge tone="new">{isNew}</Badge>}
        {online && <Presence word={online} onPhoto />}
        {fictional && <FictionalLabel word={fictional} hasIcon={props.fictionalIcon} onPhoto />}
      </div>
      <div className="bot" aria-hidden="true">
        <div className="nm">
          <span className="who">
            <span>{name}</span>
            <span className="comma">,</span> {age}
          </span>
          {verified && <BadgeCheck className="i" aria-hidden="true" />}
          {premium && <GoldTick label={premium} />}
        </div>
        {city && (
          <div className="meta">
            <span className="clip">{city}</span>
            {distance && <span className="far"> · {distance}</span>}
          </div>
        )}
      </div>
      {like && (
        <IconButton
          className={cx('like', like.liked && 'like-pop')}
          variant="glass"
          size="sm"
          icon={Heart}
          filled={like.liked}
          label={like.label}
          aria-pressed={like.liked}
          onClick={like.onToggle}
        />
      )}
    </Photo>
  );
}
