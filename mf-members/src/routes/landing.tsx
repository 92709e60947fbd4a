import { useLocation } from '@afterglow/shared-ui/router';
import { Album } from '../features/landing/album.tsx';
import { Hello } from '../features/landing/hello.tsx';
import { InCommon } from '../features/landing/in-common.tsx';
import { LandingGuard } from '../features/landing/landing-guard.tsx';

const designs = { landing: Hello, landing2: Album, landing3: InCommon };

/** /members/:id/landing, landing2 and landing3; the slug of a campaign changes nothing here. */
export default function Landing() {
  const name = useLocation().pathname.split('/')[3];
  return <LandingGuard design={designs[name as keyof typeof designs] ?? Hello} />;
}
