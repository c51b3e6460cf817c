CREATE VIRTUAL TABLE company_search USING fts5(
  symbol, name, exchange, sector, region, compliance_status, is_screened,
  content = 'stocks',
  content_rowid = 'id',
  prefix = '2 3',
  tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE TRIGGER company_search_insert AFTER INSERT ON stocks BEGIN
  INSERT INTO company_search (rowid, symbol, name, exchange, sector, region, compliance_status, is_screened)
  VALUES (new.id, new.symbol, new.name, new.exchange, new.sector, new.region, new.compliance_status, new.is_screened);
END;
--> statement-breakpoint
CREATE TRIGGER company_search_delete AFTER DELETE ON stocks BEGIN
  INSERT INTO company_search (company_search, rowid, symbol, name, exchange, sector, region, compliance_status, is_screened)
  VALUES ('delete', old.id, old.symbol, old.name, old.exchange, old.sector, old.region, old.compliance_status, old.is_screened);
END;
--> statement-breakpoint
CREATE TRIGGER company_search_update AFTER UPDATE OF symbol, name, exchange, sector, region, compliance_status, is_screened ON stocks
WHEN (old.symbol, old.name, old.exchange, old.sector, old.region, old.compliance_status, old.is_screened)
  IS NOT (new.symbol, new.name, new.exchange, new.sector, new.region, new.compliance_status, new.is_screened)
BEGIN
  INSERT INTO company_search (company_search, rowid, symbol, name, exchange, sector, region, compliance_status, is_screened)
  VALUES ('delete', old.id, old.symbol, old.name, old.exchange, old.sector, old.region, old.compliance_status, old.is_screened);
  INSERT INTO company_search (rowid, symbol, name, exchange, sector, region, compliance_status, is_screened)
  VALUES (new.id, new.symbol, new.name, new.exchange, new.sector, new.region, new.compliance_status, new.is_screened);
END;
--> statement-breakpoint
INSERT INTO company_search (company_search) VALUES ('rebuild');
