import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PAGER_BUTTONS } from '#src/domain/constants.ts';
import { type ListPlace, pagerNumbers } from '#src/domain/paging.ts';
import { Button } from '../../../ui/Button.tsx';

interface Props {
  pagination: Omit<ListPlace, 'limit'>;
  onPage: (page: number) => void;
}

/**
 * Previous, up to five numbers, Next; nothing where there is but one page. At an end the way on does nothing, but keeps
 * the focus of whoever went there by it.
 */
export function Pager({ pagination, onPage }: Props) {
  const { page, totalPages, hasNextPage, hasPreviousPage } = pagination;
  if (totalPages <= 1) return null;
  return (
    <nav className="mt-5 flex flex-wrap items-center justify-center gap-1" aria-label="Pages">
      <Button
        Icon={ChevronLeft}
        look="quiet"
        aria-disabled={!hasPreviousPage}
        onClick={() => hasPreviousPage && onPage(page - 1)}
        aria-label="Previous page"
      >
        <span className="hidden sm:inline">Previous</span>
      </Button>
      <ol className="flex">
        {pagerNumbers(pagination).map((number) => (
          <li key={number}>
            <button
              type="button"
              className="min-h-11 min-w-11 rounded-sm font-semibold tabular-nums hover:bg-primary-soft hover:text-on-primary-soft current:bg-primary current:text-on-primary"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <Button
        look="quiet"
        aria-disabled={!hasNextPage}
        onClick={() => hasNextPage && onPage(page + 1)}
        aria-label="Next page"
      >
        <span className="hidden sm:inline">Next</span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      {totalPages > PAGER_BUTTONS && (
        <form
          className="ms-3 flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const wanted = Number(new FormData(event.currentTarget).get('page'));
            if (wanted >= 1) onPage(Math.min(Math.trunc(wanted), totalPages));
          }}
        >
          <input
            className="field w-20"
            name="page"
            inputMode="numeric"
            autoComplete="off"
            aria-label={`Go to page, of ${totalPages.toLocaleString('en')}`}
            placeholder={`of ${totalPages.toLocaleString('en')}`}
          />
          <Button type="submit">Go</Button>
        </form>
      )}
    </nav>
  );
}
