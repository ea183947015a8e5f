interface Props {
  tone?: 'plain' | 'good' | 'warn';
  children: string;
}

const TONES = {
  plain: 'admin-badge',
  good: 'admin-badge admin-badge-good',
  warn: 'admin-badge admin-badge-warn',
} as const;

/** A word or two on the state of something. */
export const Badge = ({ tone = 'plain', children }: Props) => <span className={TONES[tone]}>{children}</span>;
