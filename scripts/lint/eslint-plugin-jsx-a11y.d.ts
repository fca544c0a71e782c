/** It comes without types; only its list of rules is read. */
declare module 'eslint-plugin-jsx-a11y' {
  const plugin: {
    flatConfigs: { strict: { rules: Record<string, 'off' | [level: 'off' | 'error']> } };
  };
  export default plugin;
}
