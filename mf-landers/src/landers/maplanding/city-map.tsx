import styles from './map.module.scss';

/** Wide roads first, then streets; all made up. */
const roads = [
  'M-20 210C220 190 420 270 640 250S1080 150 1460 190',
  'M330 -20C340 200 420 380 400 560S330 820 350 920',
  'M1010 -20C990 170 1060 330 1040 520S960 760 1000 920',
  'M-20 650C260 620 480 690 760 660S1200 560 1460 610',
];
const streets = [
  'M110 -20C130 260 90 540 140 920',
  'M560 -20C580 180 540 420 590 920',
  'M800 -20C780 260 830 560 800 920',
  'M1240 -20C1220 300 1270 620 1230 920',
  'M-20 60C400 40 900 110 1460 50',
  'M-20 400C300 380 700 450 1460 380',
  'M-20 520C420 560 900 480 1460 500',
  'M-20 790C500 820 1000 760 1460 800',
];
const parks = [
  'M640 300c80 -30 170 -10 180 60s-60 110 -140 90s-110 -120 -40 -150z',
  'M1090 640c70 -20 150 20 140 90s-90 90 -150 60s-70 -130 10 -150z',
  'M160 80c60 -20 130 0 130 50s-70 60 -120 50s-70 -80 -10 -100z',
];

/** A town seen from above: river, parks, roads and blocks, in the colours of the theme. */
export function CityMap() {
  return (
    <svg
      className={styles.town}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      aria-hidden="true"
    >
      <rect className={styles.land} width="1440" height="900" />
      {parks.map((d) => (
        <path key={d} className={styles.park} d={d} />
      ))}
      <path
        className={styles.water}
        d="M-40 330C180 420 330 330 520 430S760 610 960 560S1260 380 1500 450"
      />
      {streets.map((d) => (
        <path key={d} className={styles.way} d={d} />
      ))}
      {roads.map((d) => (
        <path key={d} className={styles.road} d={d} />
      ))}
    </svg>
  );
}
