import type { APIRoute } from 'astro';
import { AppError } from '#src/domain/errors.ts';
import { errorResponse } from '#src/server/http/errors.ts';
import { feedText } from '#src/server/premium/meal-plan-feed.ts';

/** A member's plan for calendar programs, which bring nothing but the address. */
export const GET: APIRoute = async (context) => {
  try {
    const text = await feedText(context.params.secret ?? '');
    if (text === null) throw new AppError('not_found', 'There is no such calendar');
    return new Response(text, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="meal-plan.ics"',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (error) {
    return errorResponse(error, context);
  }
};
