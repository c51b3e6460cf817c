import type { ReactNode } from "react";

type TitledSectionProps = {
  id: string;
  title: ReactNode;
  level?: "h2" | "h3";
  className?: string | undefined;
  headingClass?: string | undefined;
  children: ReactNode;
};

export function TitledSection({
  id,
  title,
  level: Heading = "h3",
  className,
  headingClass,
  children,
}: TitledSectionProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} className={headingClass}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
