import { resolve } from 'node:path';
import ts from 'typescript';

/** Types of the package `openai`, which is made from the API description that OpenAI publishes. */
const TYPES = {
  chat: "import('openai/resources/chat/completions').ChatCompletionCreateParamsNonStreaming",
  image: "import('openai/resources/images').ImageGenerateParamsNonStreaming",
};

interface Sent {
  kind: keyof typeof TYPES;
  /** Body of a request as it went over the wire. */
  body: unknown;
}

const FILE = resolve('tests/support/what-went-over-the-wire.ts');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2022.d.ts'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * What OpenAI's own types have against requests: fields that are missing, unknown or of another kind. The compiler judges
 * each body as a literal, so nothing has to be copied out of the API description. Takes seconds in which nothing else runs.
 */
export function wireProblems(sent: readonly Sent[]): string[] {
  const source = sent
    .map(({ kind, body }, i) => `export const body${i}: ${TYPES[kind]} = ${JSON.stringify(body)};`)
    .join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => path === FILE || fileExists(path);
  host.getSourceFile = (path, options, ...rest) =>
    path === FILE ? ts.createSourceFile(path, source, options) : getSourceFile(path, options, ...rest);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(FILE))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
