import { Button } from './Button.tsx';

interface Props {
  /** What could not be loaded. */
  children: string;
  className?: string;
  onRetry: () => void;
}

/** Stands where something would be that could not be loaded. */
export const Failure = ({ children, className = 'mt-6', onRetry }: Props) => (
  <div className={`notice notice-danger ${className}`} role="alert">
    <p>{children}</p>
    <Button className="mt-3" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
