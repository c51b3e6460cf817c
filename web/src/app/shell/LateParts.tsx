import { CloudOff, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { LANGUAGE } from "#wording/language.ts";
import { languageTexts, OFFLINE } from "#wording/site.ts";
import { LANGUAGE_KEY, type Language, OFFERED_LANGUAGES } from "../../../../schema/wording/languages.ts";
import { DonationPopupHost } from "../../features/donation/popup/DonationPopupHost.tsx";
import { savesData } from "../../lib/first-touch.ts";
import { onNotice } from "../../lib/notices.ts";
import { LANGUAGE_OFFERED_KEY, readStored, writeStored } from "../../lib/storage.ts";
import { IconButton } from "../../ui/Button.tsx";
import { extra } from "../../ui/layout/lazy-part.tsx";
import styles from "./FootNotice.module.css";
import { LanguageLink } from "./LanguageSwitch.tsx";

const Toaster = extra(() => import("../../ui/notice/Toaster.tsx"), "Toaster");
const QUIET_MILLISECONDS = 3_000;

type Reader = { chosen: string | null; wasOffered: boolean; languages: readonly string[] };

/**
 * The language in which to offer this page: the one that the visitor chose, or once the first of the browser's that there is. None where
 * that is the page's own.
 */
export function languageToOffer(
  { chosen, wasOffered, languages }: Reader,
  offered: readonly Language[] = OFFERED_LANGUAGES,
): Language | undefined {
  const known = (code: string | null) =>
    offered.find((language) => language.code === code?.toLowerCase().split("-")[0]);
  const choice = known(chosen);
  const language = choice ?? (wasOffered ? undefined : languages.map(known).find((found) => found));
  return language?.code === LANGUAGE.code ? undefined : language;
}

export function LateParts() {
  return (
    <>
      <OfflineNotice />
      <LanguageOffer />
      <ToasterHost />
      <DonationPopupHost />
    </>
  );
}

/** Shown while the device is offline. The region is always there, so that a screen reader announces what appears in it. */
function OfflineNotice() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div role="status" className={styles.place}>
      {isOffline && (
        <p className={styles.notice}>
          <CloudOff aria-hidden="true" size={16} />
          {OFFLINE}
        </p>
      )}
    </div>
  );
}

/** One line that offers the page in the reader's own language, until it is closed or followed. */
function LanguageOffer() {
  const [offered, setOffered] = useState<Language>();
  // Not in the prerendered page, which is the same for every reader.
  useEffect(() => {
    const wasOffered = readStored(LANGUAGE_OFFERED_KEY) !== null;
    const found = languageToOffer({ chosen: readStored(LANGUAGE_KEY), wasOffered, languages: navigator.languages });
    if (found) writeStored(LANGUAGE_OFFERED_KEY, found.code);
    setOffered(found);
  }, []);
  if (!offered) return null;
  const stay = () => {
    writeStored(LANGUAGE_KEY, LANGUAGE.code);
    setOffered(undefined);
  };
  return (
    <aside className={styles.place} aria-label={languageTexts.label}>
      <p className={styles.notice}>
        <LanguageLink language={offered}>{offered.invitation}</LanguageLink>
        <IconButton label={languageTexts.stay} onClick={stay}>
          <X aria-hidden="true" size={16} />
        </IconButton>
      </p>
    </aside>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Loads the toaster at the first interaction or soon after the page, so that it works when the network fails. */
function ToasterHost() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const stopListening = onNotice(want);
    document.addEventListener("pointerdown", want, { once: true });
    document.addEventListener("keydown", want, { once: true });
    const timer = savesData() ? undefined : setTimeout(want, QUIET_MILLISECONDS);
    return () => {
      stopListening();
      document.removeEventListener("pointerdown", want);
      document.removeEventListener("keydown", want);
      clearTimeout(timer);
    };
  }, []);
  return isWanted ? <Toaster /> : null;
}
