/** Ways in which a program holds its loop, by name: what a server runs that is sent SIGUSR2. */
export const STANDSTILLS = {
  'a loop without an end': 'for (;;);',
  'promises that settle for ever': '(async () => { for (;;) await null; })();',
  'a pattern that tries everything': '/^(a+)+$/.test("a".repeat(60) + "b");',
  'code that is not JavaScript': 'process.getBuiltinModule("node:child_process").execSync("sleep 30");',
} as const;

/** Settings of a server that stands still in such a way when it is sent SIGUSR2. */
export const standingStill = (how: keyof typeof STANDSTILLS): Record<string, string> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2", () => { ${STANDSTILLS[how]} })`)}`,
});
