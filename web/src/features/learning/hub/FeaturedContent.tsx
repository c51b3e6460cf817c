import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, BadgeCheck, FileText } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { hubTexts } from "#messages/learning.ts";
import type { FeaturedContent as Item } from "../../../../../schema/contracts/learning.ts";
import { Extra } from "../../../ui/Extra.tsx";
import { later } from "../../../ui/layout/lazy-part.tsx";
import { Skeletons } from "../../../ui/Skeleton.tsx";
import { FailureMessage, StateMessage } from "../../../ui/StateMessage.tsx";
import { featuredContentQuery } from "../api.ts";
import styles from "./FeaturedContent.module.css";

const TAGS_SHOWN = 2;

const ComingSoonDialog = later(() => import("./ComingSoonDialog.tsx"), "ComingSoonDialog");

export function FeaturedContent() {
  const { data: items, isError, refetch } = useQuery(featuredContentQuery);
  const [coming, setComing] = useState<Item>();
  return (
    <section aria-labelledby="featured-title" aria-busy={!items && !isError}>
      <h2 id="featured-title" className="under-4 text-6">
        {hubTexts.featuredTitle}
      </h2>
      {isError && <FailureMessage text={hubTexts.featuredFailed} isSmall onRetry={refetch} />}
      {items?.length === 0 && <StateMessage icon={FileText} text={hubTexts.noFeatured} isSmall />}
      {!isError && (
        <ul className={`ruled-above ${styles.items}`}>
          {items?.map((item) => (
            <li key={item.id} className={styles.item}>
              <FeaturedItem item={item} onUnavailable={() => setComing(item)} />
            </li>
          )) ?? <Skeletons count={3} className={styles.skeleton} isList itemClassName={styles.item} />}
        </ul>
      )}
      {coming && (
        <Extra>
          <ComingSoonDialog title={coming.title} onClose={() => setComing(undefined)} />
        </Extra>
      )}
    </section>
  );
}

function FeaturedItem({ item, onUnavailable }: { item: Item; onUnavailable: () => void }) {
  return (
    <>
      <p className="fine wrap gap-0-3">
        <strong>{item.type}</strong>
        <span>{item.duration}</span>
        {item.isVerified && (
          <span className={styles.verified}>
            <BadgeCheck size={16} aria-hidden="true" />
            {hubTexts.verified}
          </span>
        )}
      </p>
      <h3>
        <ItemLink item={item} onUnavailable={onUnavailable} />
      </h3>
      <p className="text-2">
        {item.author}
        <span className="fine block">{item.authorCredentials}</span>
      </p>
      <p className={`gap-2 flex over-1 ${styles.tags}`}>
        {item.tags.slice(0, TAGS_SHOWN).map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
    </>
  );
}

function ItemLink({ item, onUnavailable }: { item: Item; onUnavailable: () => void }) {
  const isInside = item.url?.startsWith("/");
  if (item.url === null || !(isInside || /^https?:/i.test(item.url))) {
    return (
      <button type="button" className={`covers ${styles.link}`} onClick={onUnavailable}>
        {item.title}
      </button>
    );
  }
  if (isInside) {
    return (
      <Link to={item.url} className={`covers ${styles.link}`}>
        {item.title}
      </Link>
    );
  }
  return (
    <a href={item.url} target="_blank" rel="noopener noreferrer" className={`covers ${styles.link}`}>
      {item.title} <ArrowUpRight size={18} aria-hidden="true" className={styles.outside} />
    </a>
  );
}
