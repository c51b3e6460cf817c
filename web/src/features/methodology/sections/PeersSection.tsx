import { methodologyTexts } from "../messages.ts";
import { NamedRules } from "./NamedRules.tsx";
import { Section } from "./Section.tsx";

const texts = methodologyTexts.alternatives;

/** How better alternatives to a stock are found. */
export function PeersSection() {
  return (
    <Section id="alternatives" title={texts.title} lead={texts.lead}>
      <NamedRules rules={texts.rules} />
    </Section>
  );
}
