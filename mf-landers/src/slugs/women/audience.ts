import type { Audience } from '../../features/landers/audience.ts';

/** Women on the photos. */
const audience: Audience = { name: 'women', faces: { gender: 'female' } };

export default audience;
