/** A table of OpenCC, which the package exports without types: `traditional simplified[ …]` pairs, `|` between. */
declare module 'opencc-js/dict/TSCharacters' {
  const table: string;
  export default table;
}
