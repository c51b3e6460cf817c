import type { ReactNode } from "react";

type TermsProps = { terms: readonly (readonly [ReactNode, ReactNode])[]; className?: string | undefined };

export function Terms({ terms, className }: TermsProps) {
  return (
    <dl className={className}>
      {terms.map(([term, text], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the terms of a text never move
        <div key={place}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
