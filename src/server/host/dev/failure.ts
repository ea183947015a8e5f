import { stripVTControlCharacters } from 'node:util';
import { escapeMarkup } from '../../base/escape.ts';
import { DEV_POLICY } from '../../http/csp.ts';

/** The parts of an error that Vite's overlay shows, of which `loc` and `frame` are a compiler's. */
type Failure = Pick<Error, 'message' | 'stack'> & { id?: string; loc?: object; frame?: string };

/** A page that shows a failure in Vite's overlay, which opens the place in an editor, and goes once that is mended. */
export function failureResponse(error: unknown): Response {
  const { message, stack = '', id, loc, frame }: Failure = error instanceof Error ? error : new Error(String(error));
  const told = JSON.stringify({ message, stack, id, loc, frame }, (_, value) =>
    typeof value === 'string' ? stripVTControlCharacters(value) : value,
  );
  const page = `<!doctype html>
<html lang="en">
<title>${escapeMarkup(stripVTControlCharacters(message))}</title>
<body>
<script type="module">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${told.replaceAll('<', '\\u003c')}));
</script>
</body>
</html>
`;
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': DEV_POLICY };
  return new Response(page, { status: 500, headers });
}
