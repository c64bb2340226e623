-- Files whose sending has begun: a browser that repeats a broken request by itself is told so, by whichever process.
CREATE TABLE begun_upload (
  name uuid PRIMARY KEY,
  begun_at timestamptz NOT NULL
);
CREATE INDEX begun_upload_begun_at ON begun_upload (begun_at);
