const PRODUCT = "Mizan";

/** The tags of a page's head; React moves them there. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} · ${PRODUCT}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
