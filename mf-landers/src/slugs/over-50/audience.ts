import type { Audience } from '../../features/landers/audience.ts';

/** Nobody younger than fifty on the photos. */
const audience: Audience = { name: 'over-50', faces: { min_age: 50 } };

export default audience;
