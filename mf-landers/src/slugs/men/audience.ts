import type { Audience } from '../../features/landers/audience.ts';

/** Men on the photos. */
const audience: Audience = { name: 'men', faces: { gender: 'male' } };

export default audience;
