"""What is printed: lists, slips, sheets, forms, tents and badges, on A4 and Letter, in English and German."""
