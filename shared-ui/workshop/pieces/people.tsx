import { Avatar } from '../../src/components/people/avatar.tsx';
import { FictionalLabel } from '../../src/components/people/fictional-label.tsx';
import { GoldTick } from '../../src/components/people/gold-tick.tsx';
import { LockedPhoto } from '../../src/components/people/locked-photo.tsx';
import { MemberCard } from '../../src/components/people/member-card.tsx';
import { NoPhoto } from '../../src/components/people/no-photo.tsx';
import { Photo } from '../../src/components/people/photo.tsx';
import { PhotoImage } from '../../src/components/people/photo-image.tsx';
import { Presence } from '../../src/components/people/presence.tsx';
import { nothing, type Pieces, picture as src } from '../piece.tsx';

const robin = { to: '/', name: 'Robin', age: 34, city: 'Utrecht', label: 'Robin, 34, Utrecht' };
const narrow = { maxWidth: 220, display: 'grid' };

export const people: Pieces = {
  'people/avatar': {
    photo: <Avatar src={src} alt="Robin" />,
    online: <Avatar src={src} alt="Robin" online="Online" size={72} />,
    'no photo': <Avatar src={null} alt="Robin" />,
  },
  'people/fictional-label': {
    plain: <FictionalLabel word="Fictional" />,
    'on a photo': <FictionalLabel word="Fictional" onPhoto />,
    'without icon': <FictionalLabel word="Fictional" hasIcon={false} />,
  },
  'people/gold-tick': { plain: <GoldTick label="Premium member" /> },
  'people/locked-photo': {
    plain: (
      <div style={narrow}>
        <LockedPhoto src={src} label="Private photo" caption="Private" onClick={nothing} />
      </div>
    ),
  },
  'people/member-card': {
    plain: (
      <div style={narrow}>
        <MemberCard {...robin} photo={{ src }} distance="3 km" />
      </div>
    ),
    'with every label': (
      <div style={narrow}>
        <MemberCard
          {...robin}
          name="Maximiliane-Alexandra"
          photo={{ src }}
          online="Online"
          isNew="New"
          premium="Premium member"
          verified="Photo verified"
          like={{ liked: true, label: 'Like', onToggle: nothing }}
        />
      </div>
    ),
    'fictional, without photo': (
      <div style={narrow}>
        <MemberCard {...robin} photo={null} fictional="Fictional" fictionalIcon />
      </div>
    ),
  },
  'people/no-photo': { plain: <NoPhoto className="photo" alt="Robin has no photo" /> },
  'people/photo': {
    card: (
      <div style={narrow}>
        <Photo src={src} alt="Robin" ratio="card" scrim />
      </div>
    ),
    lost: (
      <div style={narrow}>
        <Photo src="data:," alt="Robin" ratio="tile" />
      </div>
    ),
  },
  'people/photo-image': {
    plain: (
      <div style={narrow}>
        <PhotoImage src={src} alt="Robin" />
      </div>
    ),
  },
  'people/presence': {
    plain: <Presence word="Online" />,
    'on a photo': <Presence word="Online" onPhoto />,
  },
};
