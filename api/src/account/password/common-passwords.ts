/** The words people build passwords from, in the eleven languages. */
const words = `
password passwort wachtwoord motdepasse contrasena password1 passwd salasana losenord lösenord
adgangskode passord haslo hasło parola senha geheim geheimnis secret secreto segreto hemmelig
hemlig salainen tajne welcome welkom willkommen bienvenue bienvenido benvenuto velkommen
valkommen välkommen tervetuloa witaj hello hallo bonjour hola ciao hej moi czesc login admin
administrator test tester guest master root user default changeme letmein access letmeinnow
iloveyou iloveu ikhouvanjou ichliebedich jetaime teamo tequiero tiamo jegelskerdig jagalskardig
minarakastansinua kochamcie love liefde liebe amour amor amore kaerlighed karlek rakkaus milosc
schatz schatje lieverd liefje princess prinses prinzessin princesse princesa principessa angel
engel ange angelo sunshine sonnenschein zonnetje soleil sunny flower bloem blume fleur superman
batman spiderman pokemon starwars naruto minecraft football voetbal fussball futbol calcio
fotboll fotball jalkapallo soccer hockey baseball basketball ajax feyenoord psv arsenal chelsea
liverpool manchester barcelona realmadrid juventus bayern dortmund monkey dragon tiger panther
eagle dolphin butterfly puppy kitten hond kater katze kitty lovely beautiful sexy hottie babygirl
shadow killer hunter ranger cowboy rockstar freedom whatever trustno computer internet samsung
apple google facebook instagram whatsapp summer sommer zomer winter lente herfst spring autumn
januari januar january februari march april august september oktober october november december
monday maandag montag friday vrijdag freitag sunday zondag sonntag michael daniel thomas jennifer
jessica ashley amanda nicole anna maria sophie julia charlie jordan harley thunder mercedes
ferrari porsche yamaha corvette amsterdam rotterdam london berlin paris madrid roma stockholm
oslo helsinki warszawa polska nederland holland deutschland france italia espana sverige norge
suomi danmark afterglow dating flirt single singles lover qwerty qwertyuiop qwertz azerty asdf
asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwer qweasd qweasdzxc wasd abc abcd abcdef abcdefgh aaa
`.split(/\s+/);

const bases = new Set(words.filter(Boolean));

const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];
const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
};

/**
 * Is it one of the passwords everybody tries first: a common word, plain or l33t, with any digits
 * and signs around it, a walk over the keyboard, or a repetition?
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (isRepetition(lower) || isWalk(lower)) return true;
  const bare = trimmed(lower);
  const readings = [bare, unleet(bare), trimmed(unleet(lower))];
  return bare === '' || readings.some(isMadeOfWords);
}

function isMadeOfWords(text: string): boolean {
  if (bases.has(text)) return true;
  const half = text.length / 2;
  return text.length > 5 && Number.isInteger(half) && text.slice(0, half) === text.slice(half)
    ? bases.has(text.slice(0, half))
    : false;
}

function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  const isLetter = (index: number) => /\p{L}/u.test(text[index] ?? '');
  while (start < end && !isLetter(start)) start += 1;
  while (end > start && !isLetter(end - 1)) end -= 1;
  // Only digits and signs: too short to be more than a date or a number.
  if (start === end) return text.length > 10 ? text : '';
  return text.slice(start, end);
}

function unleet(text: string): string {
  return text.replace(/[01345$@]/g, (sign) => leet[sign] ?? sign);
}

function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some(
    (size) => text === text.slice(0, size).repeat(Math.floor(text.length / size)),
  );
}

function isWalk(text: string): boolean {
  const reversed = [...text].reverse().join('');
  return rows.some((row) => row.includes(text) || row.includes(reversed));
}
