// A class name in a test is the name in the file: `styles.card` is "card".
export default new Proxy({}, { get: (_, name) => String(name) });
