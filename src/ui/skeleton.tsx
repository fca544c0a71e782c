import { classNames } from './class-names.ts';

const widths = ['w-full', 'w-11/12', 'w-full', 'w-4/5'] as const;

type SkeletonProps = {
  /** Number of lines of text expected. */
  lines?: number | undefined;
  /** A 3:2 picture is awaited above them. */
  picture?: boolean | undefined;
  className?: string | undefined;
};

/** A placeholder of about the size of the content that loads. Silent: the caller announces the wait. */
export function Skeleton({ lines = 3, picture = false, className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-attente space-y-3', className)}
    >
      {picture && <div className="aspect-3/2 w-full rounded-carte bg-trait/60" />}
      {Array.from({ length: lines }, (_, index) => (
        <div
          key={index}
          className={classNames(
            'h-4 rounded-pilule bg-trait/60',
            index === lines - 1 && lines > 1 ? 'w-1/2' : widths[index % widths.length],
          )}
        />
      ))}
    </div>
  );
}
