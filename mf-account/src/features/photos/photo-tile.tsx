import type { Photo as OwnPhoto } from '@afterglow/shared-state';
import { Badge } from '@afterglow/shared-ui/components/labels/badge';
import { Menu } from '@afterglow/shared-ui/components/overlays/menu';
import type { MenuEntry } from '@afterglow/shared-ui/components/overlays/menu-item';
import { Photo } from '@afterglow/shared-ui/components/people/photo';
import { cx } from '@afterglow/shared-ui/cx';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import {
  ArrowLeft,
  ArrowRight,
  Crop,
  Ellipsis,
  LockKeyhole,
  LockKeyholeOpen,
  Star,
  Trash2,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './photos.module.scss';
import type { Photos } from './use-photos.ts';

interface Props {
  photo: OwnPhoto;
  /** From 0. */
  index: number;
  isMain: boolean;
  photos: Pick<Photos, 'photos' | 'makeMain' | 'setPrivate'>;
  onDelete: () => void;
  onEdit: () => void;
  /** Puts it at another place. */
  onPlace: (from: number, to: number) => void;
  /** The place of the first photo that is not the main one, which always comes first. */
  first: number;
  /** Of the photo that is being dragged, if any. */
  dragged: number | null;
  onDrag: (index: number | null) => void;
}

/** A photo with its menu; with a mouse it can be dragged to another place. */
export function PhotoTile(props: Props) {
  const { photo, index, isMain, photos, onDelete, onEdit, onPlace, first, dragged, onDrag } = props;
  const { t } = useTranslation();
  const count = photos.photos.length;
  const number = index + 1;

  const items: (MenuEntry | false)[] = [
    !isMain && {
      id: 'main',
      label: t('photos.makeMain'),
      icon: Star,
      onSelect: () => photos.makeMain(photo.id),
    },
    {
      id: 'private',
      label: photo.private ? t('photos.makePublic') : t('photos.makePrivate'),
      icon: photo.private ? LockKeyholeOpen : LockKeyhole,
      onSelect: () => photos.setPrivate(photo.id, !photo.private),
    },
    { id: 'edit', label: t('photos.edit'), icon: Crop, onSelect: onEdit },
    index > first && {
      id: 'earlier',
      label: t('photos.earlier'),
      icon: ArrowLeft,
      onSelect: () => onPlace(index, index - 1),
    },
    !isMain &&
      number < count && {
        id: 'later',
        label: t('photos.later'),
        icon: ArrowRight,
        onSelect: () => onPlace(index, index + 1),
      },
    { id: 'delete', label: t('photos.delete'), icon: Trash2, danger: true, onSelect: onDelete },
  ];

  const tools = useRef<HTMLSpanElement>(null);
  const hasMoved = useRef(false);
  // A moved element loses the focus.
  useEffect(() => {
    if (hasMoved.current) tools.current?.querySelector('button')?.focus();
    hasMoved.current = false;
  }, [index]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const to = index + (step ?? 0);
    if (!step || !event.shiftKey || isMain || to < first || to >= count) return;
    event.preventDefault();
    hasMoved.current = true;
    onPlace(index, to);
  }

  return (
    <li
      className={cx(styles.tile, dragged === index && styles.dragged)}
      draggable={!isMain && count > 1}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(index);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => {
        if (dragged !== null) event.preventDefault();
      }}
      onDrop={(event) => {
        // Files are the card's.
        if (dragged === null) return;
        event.preventDefault();
        onPlace(dragged, index);
        onDrag(null);
      }}
    >
      <Photo
        src={photo.thumb_url}
        tone={photo.tone}
        alt={t('photos.alt', { number, count })}
        ratio="card"
        className={styles.photo ?? ''}
      >
        <span className={styles.badges}>
          {isMain && <Badge tone="glass">{t('photos.main')}</Badge>}
          {photo.private && (
            <Badge tone="glass" icon={LockKeyhole}>
              {t('photos.private')}
            </Badge>
          )}
        </span>
      </Photo>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Shift and an arrow on its button move the photo */}
      <span ref={tools} className={styles.tools} onKeyDown={onKeyDown}>
        <Menu
          className="btn btn-glass btn-icon btn-sm"
          label={t('photos.menu', { number })}
          trigger={<Ellipsis className="i" aria-hidden="true" />}
          items={items.filter((item) => item !== false)}
        />
      </span>
    </li>
  );
}
