import { useEffect, useRef, type ReactNode } from 'react';

type DoneNoticeProps = {
  title: string;
  /** It has just appeared; a notice that is there when the page opens takes no focus. */
  isNew?: boolean;
  children: ReactNode;
};

/** The result of a sending. It takes the focus: the form is gone. */
export function DoneNotice({ title, isNew = true, children }: DoneNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className="space-y-3 text-lg">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      {children}
    </div>
  );
}
