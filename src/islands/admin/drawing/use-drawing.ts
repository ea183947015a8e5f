import { useEffect, useRef, useState } from 'react';
import type { Drawing } from '#src/stores/admin/generator/generated-pictures.ts';

type State = { at: 'idle' } | { at: 'drawing' } | { at: 'failed'; isQuota: boolean; message: string } | { at: 'done' };

/** Pictures being drawn: the state of the work, what came of it so far, and how to start it and give it up. */
export function useDrawing(draw: (signal: AbortSignal) => Promise<Drawing>) {
  const [state, setState] = useState<State>({ at: 'idle' });
  const [images, setImages] = useState<string[]>([]);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    images,
    /** The addresses of what is new; none when it failed. */
    async start(): Promise<string[]> {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ at: 'drawing' });
      const outcome = await draw(controller.signal);
      if (controller !== running.current) return [];
      if ('images' in outcome) {
        setImages((before) => [...new Set([...before, ...outcome.images])]);
        setState({ at: 'done' });
        return outcome.images;
      }
      if (outcome.problem === 'aborted') setState({ at: 'idle' });
      else {
        const isQuota = outcome.problem === 'quota';
        setState({ at: 'failed', isQuota, message: outcome.problem === 'failed' ? outcome.message : '' });
      }
      return [];
    },
    stop() {
      running.current?.abort();
      running.current = undefined;
      setState({ at: 'idle' });
    },
  };
}

export type DrawingState = ReturnType<typeof useDrawing>;
