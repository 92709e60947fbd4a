// Stylesheets and media do nothing in a test; an imported address is this one.
export default '/asset';
