-- Every instance shows a change of the seller as it shows a change of the texts that name the seller.

create trigger seller_changed after insert on setting_versions
  for each row when (new.name = 'seller') execute function raise_content_version();
