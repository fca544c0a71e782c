import { useEffect, useRef, type ReactNode } from 'react';

type SaidDoneProps = { title: string; children: ReactNode };

/** What became of what was just sent. The focus goes to it: the form it was in is gone. */
export function SaidDone({ title, children }: SaidDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="space-y-3 text-lg">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      {children}
    </div>
  );
}
